import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BillsManager } from '#bills/list/billsManager.tsx'
import { useCategoryOptions } from '#summary/useCategoryOptions.ts'
import { Button } from '#ui/button.tsx'
import { Page } from './shell/page.tsx'

/** SPEC.md §2 Recurring bills page. */
export function RecurringBillsPage() {
  const categoryOptions = useCategoryOptions()
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title="Recurring Bills"
      lead="What comes back, what it costs, and when it is due next."
      back={{ href: '/', label: 'Back to dashboard' }}
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
          Add Bill
        </Button>
      }
    >
      <BillsManager categoryOptions={categoryOptions} adding={adding} onAdding={setAdding} />
    </Page>
  )
}
