// A person with 30 brands and 400 posts, the same at every call.
import type { FormatLabel } from '#domain/formats.ts'
import { seededRandom } from '#server/providers/image/builtin/scene.ts'

export const samplePerson = {
  sub: '100000000000000000400',
  email: 'grace.moreau@example.com',
  given_name: 'Grace',
  family_name: 'Moreau',
}

export type SampleBrand = { name: string; industry: string; place: string; thing: string; customers: string }

const brandLines = `Alder & Finch|Retail|Bath|oak tables|families who furnish their first house
Harbour Lane Coffee|Food and beverage|Bristol|single-origin coffees|people who brew at home
Northwind Cycles|Automotive|Leeds|cargo bikes|young families in towns
Halden Solar|Cleantech|York|solar roofs|home owners
Quillstone Press|Media and publishing|Oxford|short-run books|authors who publish themselves
Marrow Kitchen|Food and beverage|London|cookery courses|people who cook after work
Tidewater Yoga|Fitness and wellness|Brighton|small yoga classes|people who sit all day
Larkspur Dental|Healthcare|Cardiff|gentle check-ups|nervous patients
Copperfield Tax|Fintech|Manchester|tax returns|freelancers
Moss & Mortar|Construction|Norwich|loft conversions|families who need a room more
Beacon Learning|Edtech|Glasgow|evening courses|people who change their trade
Fernhill Farm|Agtech|Hereford|vegetable boxes|households of two to five
Silverbirch Care|Healthcare|Exeter|home visits|older people and their children
Pixel & Thread|Design|Sheffield|brand identities|companies in their first year
Rook Security|Cybersecurity|Reading|security reviews|firms without an IT department
Wayfare Trails|Travel and tourism|Keswick|guided walks|groups of friends
Bramble Pets|Pet care|Derby|puppy classes|first-time dog owners
Oakline Legal|Professional services|Bristol|employment advice|employers with fewer than 50 people
Kestrel Drones|Aviation and aerospace|Swindon|roof surveys|building managers
Tallow & Wick|Retail|Stroud|beeswax candles|people who give presents
Juniper Events|Events|Edinburgh|company retreats|teams that work apart
Fathom Data|Data and analytics|Cambridge|sales dashboards|shops with several branches
Clover Nursery|Edtech|Lincoln|half-day places|parents who return to work
Ironbridge Forge|Manufacturing|Telford|garden gates|owners of old houses
Saltmarsh Studio|Architecture|Ipswich|timber extensions|families near the coast
Peregrine Freight|Logistics and supply chain|Felixstowe|part loads|makers who export
Lantern Therapy|Healthcare|Durham|online sessions|people who cannot travel
Hazel Interiors|Design|Cheltenham|colour plans|people who move house
Greenway Heat|Cleantech|Nottingham|heat pumps|owners of terraced houses
Sparrow Insurance|Insurtech|Chester|policies for tools|tradespeople`

export const sampleBrands: SampleBrand[] = brandLines.split('\n').map((line) => {
  const [name, industry, place, thing, customers] = line.split('|') as [string, string, string, string, string]
  return { name, industry, place, thing, customers }
})

const titles: [title: string, format: FormatLabel][] = [
  ['How to choose {thing} that suit you', 'How-To Guide'],
  ['What {thing} cost, and what drives the price', 'Explainer Blog Post'],
  ['Seven questions to ask before you pay for {thing}', 'Listicle'],
  ['A checklist for your first {thing}', 'Checklist'],
  ['Five mistakes with {thing}, and how to mend them', 'Mistakes to Avoid'],
  ['The year we stopped hurrying: {thing} from {place}', 'Story'],
  ['{Thing} on one page', 'Cheat Sheet'],
  ['How {customers} compare {thing}', 'Explainer Blog Post'],
  ['When {thing} are not the right choice', 'Explainer Blog Post'],
  ['How to prepare for {thing} in a week', 'How-To Guide'],
  ['Nine small things that make {thing} better', 'Listicle'],
  ['What to check every spring: {thing}', 'Checklist'],
  ['Old habits that spoil {thing}', 'Mistakes to Avoid'],
  ['A morning with {thing} in {place}', 'Story'],
]

const headings = [
  'Begin with the need',
  'Compare like with like',
  'What it takes',
  'Where it goes wrong',
  'What to do next',
]

const sentences = [
  'Most {customers} begin with the price, and find out later that they meant the running costs.',
  'Write down what has to work on an ordinary Tuesday before you look at any offer.',
  'An offer for {thing} is easy to read when it names who does what, and by when.',
  'Ask for two examples from the last year, and call one of them.',
  'In {place} we see the same question every month, and the answer is seldom the dearest one.',
  'Two quotations that look alike often leave out different things.',
  'Take photographs and measurements first: they save a visit, and a misunderstanding.',
  'A good adviser tells you when {thing} are more than you need.',
  'Put a date beside each step, and a name beside each date.',
  'Small changes at the beginning cost minutes; the same changes at the end cost days.',
  'Keep every document in one place, so that the next person finds it without you.',
  'What sounds like a detail decides how {thing} feel after a year.',
  'We at {name} prefer a plain answer today to a perfect one in three weeks.',
  'If two people in the house disagree, let each name the one thing that must not change.',
  'Leave a tenth of the budget alone until the work is done.',
  'Look at what is included, what is optional and what is missing, in this order.',
  'Nobody regrets the hour that they spent on the first conversation.',
  'Try it once on a small scale, and decide with that experience.',
]

const fill = (text: string, { name, place, thing, customers }: SampleBrand) =>
  text
    .replaceAll('{thing}', thing)
    .replaceAll('{Thing}', thing[0]!.toUpperCase() + thing.slice(1))
    .replaceAll('{name}', name)
    .replaceAll('{place}', place)
    .replaceAll('{customers}', customers)

export type SamplePost = { title: string; format: FormatLabel; keywords: string[]; outline: string; content: string }

/** The post of a brand with this number; numbers from 0. */
const postOf = (brand: SampleBrand, number: number): SamplePost => {
  const [pattern, format] = titles[number % titles.length]!
  const title = fill(pattern, brand)
  const random = seededRandom(`${brand.name}/${number}`)
  const some = (count: number) => {
    const from = Math.floor(random() * sentences.length)
    return Array.from({ length: count }, (_, index) => fill(sentences[(from + index * 5) % sentences.length]!, brand))
  }
  const list = () => some(4).map((sentence) => `- ${sentence}`)
  const table = ['| Step | Who | When |', '| --- | --- | --- |', '| Measure | You | Day 1 |', '| Offer | Us | Day 4 |']
  const sections = headings.flatMap((heading, index) => [
    `## ${heading}`,
    some(4).join(' '),
    some(3).join(' '),
    ...(index === 1 ? [table.join('\n')] : index % 2 ? [] : [list().join('\n')]),
  ])
  return {
    title,
    format,
    keywords: [brand.thing, `${brand.thing} ${brand.place}`, `${brand.industry.toLowerCase()} advice`],
    outline: [`# ${title}`, ...headings.map((heading) => `## ${heading}\n\n- ${some(1)[0]}`)].join('\n\n'),
    content: [`# ${title}`, some(3).join(' '), ...sections].join('\n\n'),
  }
}

const brandsWithOneMore = 10

/** 13 posts of each brand, and 14 of the first ten: 400 in all. */
export const samplePosts = (brand: SampleBrand): SamplePost[] =>
  Array.from({ length: sampleBrands.indexOf(brand) < brandsWithOneMore ? 14 : 13 }, (_, number) =>
    postOf(brand, number),
  )
