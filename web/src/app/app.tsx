import { PublicFrame } from '#app/shell/publicFrame.tsx'
import { Toaster } from '#ui/toaster.tsx'

export function App() {
  return (
    <>
      <PublicFrame>
        <h1 className="text-heading">Evenkeel</h1>
      </PublicFrame>
      <Toaster />
    </>
  )
}
