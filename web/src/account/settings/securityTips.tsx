import { Card } from '#ui/card.tsx'

const tips = [
  'Use a password here that you use nowhere else. A password manager makes that easy.',
  'Length counts for more than signs and numbers: four random words are hard to guess.',
  'Log out when you have finished on a computer that others use.',
  'We never ask for your password by mail, chat or telephone.',
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
