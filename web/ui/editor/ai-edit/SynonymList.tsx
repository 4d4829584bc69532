import { useEffect, useState } from 'react'
import { baseLanguage, languages } from '#domain/languages.ts'
import { Button } from '../../Button.tsx'
import { Loading, SkeletonText } from '../../Skeleton.tsx'
import type { TextAssistant } from '../assistant.ts'
import { MenuList } from './MenuList.tsx'

type SynonymListProps = { assistant: TextAssistant; word: string; onBack: () => void; onPick: (word: string) => void }

type Found = { words?: string[]; error?: string }

/** Replacements for a word. */
export function SynonymList(props: SynonymListProps) {
  const [attempt, setAttempt] = useState(0)
  return <Lookup key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Lookup({ assistant, word, onBack, onPick, onRetry }: SynonymListProps & { onRetry: () => void }) {
  const [{ words, error }, setFound] = useState<Found>({})
  const { synonyms } = assistant
  useEffect(() => {
    const abort = new AbortController()
    synonyms(word, abort.signal).then(
      (found) => setFound({ words: found }),
      (problem: unknown) =>
        !abort.signal.aborted && setFound({ error: problem instanceof Error ? problem.message : String(problem) }),
    )
    return () => abort.abort()
  }, [synonyms, word])
  const entries = (words ?? []).map((synonym) => ({ label: synonym, run: () => onPick(synonym) }))
  return (
    <>
      <MenuList
        key={words?.length}
        label="Synonyms"
        entries={entries}
        focused={entries.length > 0 ? 1 : 0}
        onBack={onBack}
      />
      {!words && !error && (
        <Loading label={`Looking for synonyms of “${word}”`} className="px-3 pb-3">
          <SkeletonText lines={3} />
        </Loading>
      )}
      {words?.length === 0 && (
        <output className="block px-3 pb-3 text-ink-2">
          No synonyms known for “{word}”. <span className="text-ink-3">{reasonOf(assistant)}</span>
        </output>
      )}
      {error && (
        <div className="grid justify-items-start gap-2 px-3 pb-3">
          <p role="alert" className="text-danger">
            {error}
          </p>
          <Button size="sm" onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
    </>
  )
}

function reasonOf({ language, hasModel }: TextAssistant): string {
  if (baseLanguage(language) === 'en') return 'WordNet, their source, lists none.'
  if (hasModel) return 'The AI model returned none.'
  const label = languages.find(({ value }) => value === language)?.label ?? language
  return `For ${label} synonyms need an AI model, and none is configured. The operator of this installation can set AI_TEXT_MODEL.`
}
