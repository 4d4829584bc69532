import { brandSteps, brandStepLabels } from '#domain/brand-steps.ts'
import { brandField } from '#domain/brand-fields.ts'
import type { FactField } from '#domain/facts.ts'
import { FactOrigin } from '#web/features/brands/FactOrigin.tsx'
import { ProgressLine } from '#web/ui/ProgressLine.tsx'
import { StepBar } from '#web/ui/StepBar.tsx'

// The sandbox's demo company; nobody can own a `.example` domain (RFC 2606).
const site = 'https://ferrywright.example'

const facts: { field: FactField; value: string; page: string; passage: string }[] = [
  {
    field: 'name',
    value: 'Ferrywright',
    page: '',
    passage: 'Ferrywright designs, welds and services electric cargo bikes in Bristol',
  },
  {
    field: 'industry_size',
    value: '38 employees',
    page: '/team',
    passage: 'Thirty-eight people in one yard: who welds, paints, fits and answers the telephone.',
  },
  {
    field: 'audience',
    value: 'Young families who want to replace a second car; independent shops, couriers and councils',
    page: '/about',
    passage:
      'We build for young families in towns and cities who want to replace a second car, and for independent ' +
      'shops, couriers and councils that deliver within five miles of their door.',
  },
  {
    field: 'mission',
    value: 'To make leaving the car at home the simpler choice',
    page: '/mission',
    passage:
      'Our mission is to build cargo bikes so dependable and so easy to live with that leaving the car at home becomes the simpler choice.',
  },
]

/** The status step of a new brand as it fills in, built from the product's own components. */
export function ProductPicture() {
  return (
    <figure className="grid gap-3">
      <div inert className="rounded-panel bg-desk p-4 select-none sm:p-6">
        <div className="rounded-control border border-line bg-paper px-5 pt-1">
          <StepBar
            label="Steps of the brand"
            current={brandSteps.indexOf('status')}
            steps={brandSteps.map((step) => ({ label: brandStepLabels[step], isDone: step === 'website' }))}
          />
          <div className="grid gap-2 pt-5 pb-4">
            <ProgressLine label="Reading the website" value={facts.length} max={9} />
            <p className="flex flex-wrap justify-between gap-x-6 text-sm text-ink-3">
              <span>
                Looking for: <span className="font-medium text-ink">Brand Vision</span>
              </span>
              ferrywright.example/journal
            </p>
          </div>
          <dl className="grid divide-y divide-line border-t border-line">
            {facts.map(({ field, value, page, passage }, index) => (
              <div key={field} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
                <dt className="text-sm text-ink-3">{brandField(field).label}</dt>
                <dd
                  className="grid animate-rise gap-1.5 [animation-fill-mode:backwards]"
                  style={{ animationDelay: `${300 + index * 450}ms` }}
                >
                  <p>{value}</p>
                  <FactOrigin source={{ url: site + page, passage }} />
                </dd>
              </div>
            ))}
            <div className="py-3 pb-5">
              <dt className="text-sm text-ink-4">{brandField('vision').label}</dt>
            </div>
          </dl>
        </div>
      </div>
      <figcaption className="text-sm text-ink-3">
        Reading the website of Ferrywright, a made-up company: each fact with the page and the words that state it.
      </figcaption>
    </figure>
  )
}
