// Runs in a child process: reads a PDF from standard input, writes its text or an error to standard output.
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'

const read = async (): Promise<{ text: string } | { error: string }> => {
  try {
    const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)))
    const { text } = await extractText(document, { mergePages: false })
    const pages = text.map((page) => page.trim()).filter(Boolean)
    return pages.length > 0
      ? { text: pages.join('\n\n') }
      : { error: 'This PDF holds no text. It may be a scan: please upload one with real text.' }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
      ? { error: 'This PDF is protected by a password. Please upload one without.' }
      : { error: 'This PDF could not be read. It may be damaged.' }
  }
}

const answer = await read()
process.stdout.write(JSON.stringify(answer), () => process.exit(0))
