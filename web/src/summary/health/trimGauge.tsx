import type { HealthScore } from '@evenkeel/domain/summary'

type TrimGaugeProps = Pick<HealthScore, 'score'> & { mood: string; tone: string }

/** An inclinometer: the boat is level at a good score and lists to one side at a bad one. */
export function TrimGauge({ score, mood, tone }: TrimGaugeProps) {
  const degrees = listDegrees(score)
  return (
    <svg
      role="img"
      aria-label={`Score ${score} of 100: ${mood}`}
      viewBox="0 -6 240 148"
      className={`mx-auto block w-full max-w-64 ${tone}`}
    >
      {/* High enough that a steep list does not reach it. */}
      <text x="120" y="36" textAnchor="middle" className="fill-ink font-serif text-[40px]">
        {score}
        <tspan className="fill-quiet font-sans text-[clamp(13px,0.8125rem,20px)]" dx="3">
          /100
        </tspan>
      </text>
      <g className={`origin-[120px_68px] ${motion}`} style={turnedBy(degrees)}>
        <path d="M62 68H178" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M96 68a24 15 0 0 0 48 0z" fill="currentColor" />
      </g>
      <Tube />
      {/* The ball rolls to the lower side. */}
      <g className={`origin-[120px_-40px] ${motion}`} style={turnedBy(-degrees)}>
        <circle cx="120" cy="124" r="7" fill="currentColor" />
      </g>
    </svg>
  )
}

function turnedBy(degrees: number) {
  return { transform: `rotate(${degrees}deg)` }
}

const motion = 'transition-transform duration-200 ease-settle'

/** The arc, with the marks between which the ball rests when the boat is level. */
function Tube() {
  return (
    <g fill="none">
      <path d={arc} className="stroke-edge" strokeWidth="20" strokeLinecap="round" />
      <path d={arc} className="stroke-raised" strokeWidth="17" strokeLinecap="round" />
      <path d="M107.4 113v21M132.6 113v21" className="stroke-edge" strokeWidth="1.5" />
    </g>
  )
}

// 36 degrees to either side of the lowest point of a circle with radius 164 around (120, -40).
const arc = 'M23.6 92.68A164 164 0 0 0 216.4 92.68'

const evenFrom = 80
const fullListDegrees = 32

/** Level from a score of 80 on, and tilted further with every point below it. */
export function listDegrees(score: number): number {
  return (Math.max(0, evenFrom - score) / evenFrom) * fullListDegrees
}
