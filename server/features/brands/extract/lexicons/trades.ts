import { de } from './trades-de.ts'
import { en } from './trades-en.ts'
import { es } from './trades-es.ts'
import { fr } from './trades-fr.ts'
import { it } from './trades-it.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Trades } from './trade-names.ts'

export const trades: Record<BaseLanguage, Trades> = { en, es, fr, de, it }
