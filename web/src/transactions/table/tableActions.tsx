import { Download, ListFilter } from 'lucide-react'
import { Button } from '#ui/button.tsx'

type TableActionsProps = {
  panelId: string
  isFiltering: boolean
  onFiltering: (on: boolean) => void
  onExport: () => void
  exporting: boolean
}

export function TableActions(props: TableActionsProps) {
  const { panelId, isFiltering, onFiltering, onExport, exporting } = props
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={ListFilter}
        className="max-sm:-ml-3"
        aria-expanded={isFiltering}
        aria-controls={isFiltering ? panelId : undefined}
        onClick={() => onFiltering(!isFiltering)}
      >
        Filter
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={Download}
        pending={exporting}
        pendingText="Exporting..."
        onClick={onExport}
      >
        Export
      </Button>
    </>
  )
}
