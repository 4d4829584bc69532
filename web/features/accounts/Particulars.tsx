import { formatLabels } from '#domain/formats.ts'

const particulars = [
  {
    term: 'Self-hosted',
    text: 'Masthead runs on a machine of yours, and brands and posts are stored there. A model vendor sees your texts only when you have set one up.',
  },
  {
    term: 'No key needed',
    text:
      'The built-in writer makes a draft from templates and the facts of your brand, and the draft says so. ' +
      'With a key, a model writes: of OpenAI, Anthropic, Google, or of any server that speaks OpenAI’s protocol.',
  },
  {
    term: 'Images',
    text: 'Up to five for each finished post, drawn in the colours of your logo, or made by an image model of yours.',
  },
  {
    term: 'A short video',
    text: 'Ten to twenty seconds from the post, with captions, rendered on your machine or by a video model of yours.',
  },
  { term: 'Six languages', text: 'British and American English, Spanish, French, German and Italian.' },
  {
    term: `${formatLabels.length} formats`,
    text: `${new Intl.ListFormat('en-GB').format(formatLabels)}.`,
  },
  { term: 'Open source', text: 'Under the MIT licence: read it, change it, run it for yourself or for others.' },
]

/** Facts for those who decide whether to use the product. */
export function Particulars() {
  return (
    <section aria-labelledby="particulars" className="grid gap-x-10 gap-y-6 border-t border-line py-16 lg:grid-cols-3">
      <h2 id="particulars" className="display text-2xl">
        Good to know
      </h2>
      <dl className="-my-4 grid divide-y divide-line lg:col-span-2">
        {particulars.map(({ term, text }) => (
          <div key={term} className="grid gap-x-10 gap-y-1 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="display text-lg">{term}</dt>
            <dd className="max-w-prose text-md text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
