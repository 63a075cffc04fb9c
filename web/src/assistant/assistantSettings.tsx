import { Card } from '#ui/card.tsx'
import { McpSection } from './mcpSection.tsx'
import { ModelConsentSection } from './modelConsent.tsx'

/** What the person lets the assistant do: who words its answers, and which programs may ask its tools. */
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
