import { describe, expect, it, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { extractFacts } from '../index.ts'
import { literalsOf } from './script-literals.ts'
import { textOfScript } from './script-text.ts'

describe('literals of a script', () => {
  test.each([
    [
      'quotes and escapes',
      String.raw`a("it\'s \u00fcber", 'say "hi"\n', "\x41\u{1f600}")`,
      ["it's über", 'say "hi"\n', 'A😀'],
    ],
    ['templates', 'a(`We ship ${b ? `x` : {c: 1}.c} daily`)', ['We ship   daily']],
    ['comments', '/* "no" */ a("yes") // "no"\nb("too")', ['yes', 'too']],
    ['regular expressions and divisions', String.raw`a.replace(/["'/[\]]/g, "b"); c = d / e; f("g")`, ['b', 'g']],
    ['a quote without an end', `a = "open\nb = "closed"`, ['closed']],
  ])('%s', (_, source, expected) => {
    expect(literalsOf(source).map(({ value }) => value)).toEqual(expected)
  })
})

describe('texts of a script', () => {
  test.each([
    ['React, compiled', 'o.jsx("h2",{className:"text-3xl font-bold",children:"Our mission"})', '<h2>Our mission</h2>'],
    ['React, createElement', 'e.createElement("p",null,"We bake.")', '<p>We bake.</p>'],
    ['Vue', 'l("li",{class:"item"},"Wedding cakes",-1)', '<li>Wedding cakes</li>'],
    ['Angular', 'O(4,"Open every day")', '<p>Open every day</p>'],
    ['Svelte', 'u.textContent="Open every day"', '<p>Open every day</p>'],
    ['markup', 'r=c(`<h1 class="a">Bakery</h1><p>Since 1924</p>`)', '<div><h1 class="a">Bakery</h1><p>Since 1924</p></div>'],
    ['data', '[{title:"Wedding cakes",icon:"cake",text:"Made to order for up to 200 guests."}]',
      '<h3>Wedding cakes</h3>\n<p>Made to order for up to 200 guests.</p>'],
    ['a sentence in parts', 'i.jsxs("p",{children:["We bake in ",i.jsx("b",{children:"Bath"})," since 1924."]})',
      '<p>We bake in Bath since 1924.</p>'],
    ['contacts', 'a={href:"mailto:info@bakery.example"},b={href:"tel:+44 20 7946 0000"}',
      '<p><a href="mailto:info@bakery.example">info@bakery.example</a></p>\n<p><a href="tel:+44 20 7946 0000">+44 20 7946 0000</a></p>'],
    ['class names and lengths', 'o.jsx("div",{className:"flex items-center p-4",style:{margin:"0 4px 8px 0"}})', ''],
    ['paths of pictures', 'd="M12 2.163c3.204 0 3.584.012 4.85.07 3.252.148 4.771 1.691"', ''],
    ['errors', 'throw new Error("The store has not been opened before use")', ''],
    ['warnings', 'console.warn("The store has not been opened before use")', ''],
    ['libraries', 'x="The render method of a component must be pure"', ''],
  ])('%s', (_, source, expected) => expect(textOfScript(source)).toBe(expected)) // prettier-ignore

  it('finds the end of hostile scripts', () => {
    const sources = ["\\'", '(/[', '`${', '/*', '"<p>', "f('a',", 'children:[', 'x("p",{'].map((part) =>
      part.repeat(200_000),
    )
    for (const source of sources) {
      const before = cpuTime()
      textOfScript(source)
      expect(cpuTime() - before).toBeLessThan(3000)
    }
  })
})

describe('facts of scripts', () => {
  const shell = '<html lang="en"><title>Bäckerei Huber</title><div id="root"></div><script src="/a.js"></script>'
  const script = textOfScript(
    `[o.jsx("h2",{children:"Unsere Mission"}),o.jsx("p",{children:"Unser Ziel ist es, Familien in Freising jeden Tag mit
      frischem Brot aus dem eigenen Ofen zu versorgen, damit sie gut in den Tag kommen."}),"mailto:info@huber.example",
      o.jsx("p",{children:"Wir backen seit 1924 mit Mehl aus der Mühle im Ort und liefern an Gasthäuser und Schulen."})]`.replaceAll(
      '\n',
      ' ',
    ),
  )
  const facts = extractFacts([
    { url: 'https://huber.example/', html: shell },
    { url: 'https://huber.example/a.js', html: script, isScript: true },
  ])
  const factOf = (field: string) => facts.find((fact) => fact.field === field)

  it('are likely at most, and name the script', () => {
    expect(factOf('contacts')).toMatchObject({ value: 'info@huber.example', confidence: 'likely' })
    expect(factOf('mission')).toMatchObject({ source_url: 'https://huber.example/a.js', confidence: 'likely' })
  })
  it('tell the language, whatever the shell declares', () => {
    expect(factOf('language')).toMatchObject({ value: 'de', passage: expect.stringContaining('Ziel') as string })
  })
})
