import { statementField } from './statements/statement-field.ts'

export const summary = statementField({ name: 'summary', headings: 'about heading' })
