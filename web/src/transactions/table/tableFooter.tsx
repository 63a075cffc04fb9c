import { formatCount } from '#lib/format.ts'
import { Pagination } from '#ui/tables/pagination.tsx'
import { pageSize } from './pageWay.ts'
import type { TablePage } from './useTablePage.ts'

export function TableFooter({ table }: { table: TablePage }) {
  const { page, pages, total, turnTo } = table
  const first = (page - 1) * pageSize + 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:justify-center">
      <p aria-live="polite" className="text-small text-quiet">
        Showing {formatCount(first)} to {formatCount(Math.min(page * pageSize, total))} of{' '}
        {formatCount(total)} transactions
      </p>
      <Pagination label="Transactions pages" page={page} pages={pages} onPage={turnTo} />
    </div>
  )
}
