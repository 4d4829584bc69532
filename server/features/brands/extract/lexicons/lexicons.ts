import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { italian } from './it.ts'
import { spanish } from './es.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Lexicon } from './lexicon.ts'

export const lexicons: Record<BaseLanguage, Lexicon> = { en: english, es: spanish, fr: french, de: german, it: italian }

export const allLexicons: Lexicon[] = Object.values(lexicons)
