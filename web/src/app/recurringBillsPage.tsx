import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BillsManager } from '#bills/list/billsManager.tsx'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from './shell/page.tsx'

export function RecurringBillsPage() {
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title="Recurring Bills"
      lead="Your repeating income and expenses, what they cost, and when they are due."
      back={{ href: '/', label: 'Back to dashboard' }}
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
          Add bill
        </Button>
      }
    >
      <OwnCategories>
        <BillsManager adding={adding} onAdding={setAdding} />
      </OwnCategories>
    </Page>
  )
}
