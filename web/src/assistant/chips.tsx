type ChipsProps = { questions: readonly string[]; onAsk: (question: string) => void }

/** Suggested questions, asked with one press. */
export function Chips({ questions, onAsk }: ChipsProps) {
  return (
    <ul aria-label="Suggested questions" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <button type="button" onClick={() => onAsk(question)} className={chip}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

const chip =
  'min-h-9 max-w-full rounded-[18px] border border-edge bg-raised px-3.5 py-1.5 text-start text-small font-medium text-accent wrap-anywhere transition-colors duration-150 hover:border-accent hover:bg-accent-soft touch:min-h-11 touch:rounded-[22px]'
