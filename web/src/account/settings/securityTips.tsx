import { Card } from '#ui/card.tsx'

const tips = [
  "Use a password you don't use anywhere else. A password manager makes that easy.",
  'Length matters more than symbols: four random words are hard to guess.',
  'Log out when you are done on a shared computer.',
  'We never ask for your password by email, chat or phone.',
]

export function SecurityTips() {
  return (
    <Card title="Security Tips">
      <ul className="flex flex-col gap-3 text-quiet">
        {tips.map((tip) => (
          <li key={tip} className="border-l-2 border-accent pl-3">
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  )
}
