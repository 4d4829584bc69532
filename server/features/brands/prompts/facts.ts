import { z } from 'zod'
import { brandField, eachField } from '#domain/brand-fields.ts'
import { factFields, type FactField } from '#domain/facts.ts'
import { dataBlock, dataRules } from '#server/features/blogs/prompts/data-block.ts'
import { fitContexts } from '#server/features/blogs/prompts/fit-contexts.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'

/** The visible text of one page of the brand's website. */
export type PageText = { url: string; text: string }

const FoundFact = z.object({ value: z.string(), url: z.string(), passage: z.string() }).nullable()

/** The model's answer: each of the twelve facts with the page and passage that state it, or null. Unverified. */
export const FactsAnswer = z.object(eachField(factFields, () => FoundFact))
export type FactsAnswer = z.infer<typeof FactsAnswer>

const factLine = (field: FactField): string => {
  const { label, meaning = label.toLowerCase(), detail } = brandField(field)
  return `- ${field}: ${[meaning, detail].filter(Boolean).join(', ')}`
}

const system = `You read the website of a company and note facts about it.

${dataRules}

Note only what a page says about this company itself: not about its customers, partners, tools or the people who wrote a comment, and nothing that you know from elsewhere. What no page says is null. To guess is worse than null.`

// Enough for a typical company's site; larger ones are reduced to the pages about the company.
const budgetTokens = 24_000
const companyWords =
  'about company mission vision contact team customers founded based über uns unternehmen auftrag kontakt kunden gegründet sitz à propos entreprise clients fondée siège sobre nosotros empresa misión clientes fundada sede chi siamo azienda missione clienti fondata'

/** Asks for the twelve facts of a website, each with its source. The answer must be checked by `verifyFacts`. */
export const factsRequest = (pages: PageText[]): TextRequest => {
  const contexts = pages.map(({ url, text }) => ({ name: url, url, text }))
  const fitted = fitContexts(contexts, companyWords, budgetTokens).contexts
  return {
    system,
    prompt: [
      'Note these facts about the company whose website is below, in the language of the website:',
      factFields.map(factLine).join('\n'),
      `For each fact give three things:
- value: the fact, in the words of the page as far as possible, in at most two sentences
- url: the address of the page, as the first line of its block gives it
- passage: the words on that page that say it, copied letter by letter from one place, at most 300 characters`,
      ...fitted.map(({ name, text }, index) => dataBlock(`page ${index + 1}`, `Address: ${name}\n\n${text}`)),
      `Answer with JSON alone: an object with the keys ${factFields.join(', ')}, each {"value": "…", "url": "…", "passage": "…"} or null.`,
    ].join('\n\n'),
  }
}
