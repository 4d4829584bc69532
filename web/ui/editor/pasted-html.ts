/** The maximum colspan. */
const MOST_COLUMNS = 50

/** Converts lists and merged cells of word processors to what the editor supports; the schema drops the rest. */
export function cleanHtml(html: string): string {
  if (!/mso-list|colspan|rowspan/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) moveIntoList(paragraph)
  for (const table of body.querySelectorAll('table')) splitMergedCells(table)
  return body.innerHTML
}

/** Word's list items are paragraphs that state their level and contain the marker as text. */
function moveIntoList(paragraph: HTMLElement): void {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (!level) return
  const sign = paragraph.querySelector('span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]')
  const number = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.exec(sign?.textContent ?? '')?.[1]
  sign?.remove()
  let list = listBeside(paragraph.previousElementSibling, number)
  if (!list.isConnected && !list.parentNode) paragraph.before(list)
  for (let depth = 1; depth < Number(level); depth += 1) {
    const item = list.lastElementChild ?? list.appendChild(document.createElement('li'))
    const nested = listBeside(item.lastElementChild, number)
    if (!nested.parentNode) item.append(nested)
    list = nested
  }
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.remove()
}

/** The neighbouring list, if an item with this number continues it, or else a new one. */
function listBeside(element: Element | null, number: string | undefined): Element {
  const tag = number ? 'OL' : 'UL'
  if (element?.tagName === tag && element.hasAttribute('data-pasted')) return element
  const list = document.createElement(tag)
  list.dataset.pasted = ''
  if (number && /^\d+$/.test(number)) list.setAttribute('start', number)
  return list
}

function splitMergedCells({ rows }: HTMLTableElement): void {
  for (const [rowIndex, row] of [...rows].entries()) {
    for (let column = 0; column < row.cells.length; column += 1) {
      const cell = row.cells[column]!
      const columns = Math.min(cell.colSpan, MOST_COLUMNS)
      const below = [...rows].slice(rowIndex + 1, rowIndex + cell.rowSpan)
      cell.removeAttribute('colspan')
      cell.removeAttribute('rowspan')
      insertCells(row, column + 1, columns - 1)
      for (const other of below) insertCells(other, column, columns)
    }
  }
}

function insertCells(row: HTMLTableRowElement, column: number, count: number): void {
  const next = row.cells[column] ?? null
  for (let added = 0; added < count; added += 1) row.insertBefore(document.createElement('td'), next)
}
