import { Card } from '#ui/card.tsx'
import { McpSection } from './mcpSection.tsx'
import { ModelConsentSection } from './modelConsent.tsx'

/** What the user allows the assistant: who words its answers, and which programs may call its tools. */
export function AssistantSettings() {
  return (
    <>
      <Card title="AI assistant">
        <ModelConsentSection />
      </Card>
      <Card title="Your own programs">
        <McpSection />
      </Card>
    </>
  )
}
