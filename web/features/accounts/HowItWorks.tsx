const steps = [
  {
    title: 'Give a website',
    text: 'Masthead reads up to nine pages and fills in the brand profile: twelve facts, each with the passage it was found in. What the site does not say stays empty.',
  },
  {
    title: 'Choose the post',
    text: 'Language, format, topic, keywords, and material of your own to quote from. Every step can be changed later, and nothing that was written is lost.',
  },
  {
    title: 'Read it as it is written',
    text: 'Outline and text stream into the editor. Use the built-in writer without any key, or a model of OpenAI, Anthropic, Google or your own server.',
  },
]

/** The main job in three steps. */
export function HowItWorks() {
  return (
    <ol className="grid gap-6 border-l border-line pl-8">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid gap-1">
          <span className="text-sm text-accent-strong tabular-nums">{index + 1}</span>
          <h2 className="display text-xl">{title}</h2>
          <p className="text-ink-3">{text}</p>
        </li>
      ))}
    </ol>
  )
}
