import { readFileSync } from 'node:fs'

export type DemoPage = {
  /** Below /demo/, without a slash at either end; '' is the home page. */
  path: string
  /** The words of links to the page. */
  label: string
  title: string
  description: string
  place: 'menu' | 'footer' | 'journal'
  /** Of a journal post, as YYYY-MM-DD. */
  date?: string
}

export const pages: DemoPage[] = [
  {
    path: '',
    label: 'Home',
    title: 'Ferrywright: electric cargo bikes, built in Bristol',
    description:
      'Ferrywright designs, welds and services electric cargo bikes in Bristol, for families and for local businesses that would rather leave the car at home.',
    place: 'footer',
  },
  {
    path: 'bikes',
    label: 'Bikes',
    title: 'Our bikes',
    description:
      'Skiff, Packet and Barge: three electric cargo bikes on one frame standard, welded to order in Bristol.',
    place: 'menu',
  },
  {
    path: 'services',
    label: 'Services',
    title: 'Services',
    description:
      'Fittings, servicing at your door, business leasing and rider training from the people who built your bike.',
    place: 'menu',
  },
  {
    path: 'about',
    label: 'About us',
    title: 'About us',
    description: 'How a frame builder and a naval architect came to build cargo bikes beside Bristol’s harbour.',
    place: 'menu',
  },
  {
    path: 'mission',
    label: 'Mission & values',
    title: 'Mission and values',
    description: 'What we are here to do, the city we would like to live in, and the four rules we work by.',
    place: 'menu',
  },
  {
    path: 'customers',
    label: 'Customers',
    title: 'What customers say',
    description: 'Rated 4.8 out of 5 in 612 verified reviews: what families, shops and councils say about Ferrywright.',
    place: 'menu',
  },
  {
    path: 'journal',
    label: 'Journal',
    title: 'Journal',
    description: 'Notes from the yard: honest sums, customers’ stories and how things are made.',
    place: 'menu',
  },
  {
    path: 'contact',
    label: 'Contact',
    title: 'Contact',
    description: 'Visit the yard, ring us or write: the people who answer are the people who build the bikes.',
    place: 'menu',
  },
  {
    path: 'team',
    label: 'Team',
    title: 'The team',
    description: 'Thirty-eight people in one yard: who welds, paints, fits and answers the telephone.',
    place: 'footer',
  },
  {
    path: 'imprint',
    label: 'Company information',
    title: 'Company information',
    description:
      'Legal notice: the company behind this site, its registered office and who is responsible for the content.',
    place: 'footer',
  },
  {
    path: 'journal/what-a-cargo-bike-costs',
    label: 'What a cargo bike really costs',
    title: 'What a cargo bike really costs',
    description:
      'Purchase, electricity, servicing, insurance: five years of a Skiff beside five years of a second car.',
    place: 'journal',
    date: '2026-09-14',
  },
  {
    path: 'journal/a-year-without-the-van',
    label: 'A year without the van',
    title: 'A year without the van',
    description:
      'Harriet Pell sold her bakery’s van and bought a Barge. Twelve months of figures, and one bad February.',
    place: 'journal',
    date: '2026-06-02',
  },
]

/** The part of the page between header and footer; `{root}` stands for the way up to /demo/. */
export const bodies = new Map(
  pages.map(({ path }) => [
    path,
    readFileSync(new URL(`./pages/${path.replace('/', '-') || 'home'}.html`, import.meta.url), 'utf8'),
  ]),
)
