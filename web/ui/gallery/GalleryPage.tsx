import { useState } from 'react'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { chooseTheme, readTheme } from '#web/lib/theme.ts'
import type { Theme } from '#web/lib/theme.ts'
import { Button } from '../Button.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { Banner } from '../shell/Banner.tsx'
import { SidebarBrands } from '../shell/SidebarBrands.tsx'
import { ButtonSection } from './ButtonSection.tsx'
import { ChoiceSection } from './ChoiceSection.tsx'
import { ColourSection } from './ColourSection.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { FieldSection } from './FieldSection.tsx'
import { OverlaySection } from './OverlaySection.tsx'
import { PartSection } from './PartSection.tsx'
import { TypeSection } from './TypeSection.tsx'

const brands = ['Field Notes', 'Harbour & Pine', 'Norrland Cycles', 'Quiet Kitchen', null, 'Tidewater Books'].map(
  (name, index) => ({ brandId: `sample-${index}`, name, logoUrl: null }),
)

/** Every component in every state, inside the app's layout. */
export function GalleryPage() {
  useDocumentTitle('Specimen')
  const [hasBanner, setBanner] = useState(true)
  return (
    <AppShell
      sidebar={{
        user: { firstName: 'Ada', lastName: 'Lovelace', plan: 'Free' },
        brands: <SidebarBrands brands={brands} />,
        faqUrl: 'https://example.com/faq',
        demoUrl: 'https://example.com/demo',
      }}
      footer={{ privacyUrl: '#privacy', cookieUrl: '#cookies', termsUrl: '#terms' }}
    >
      <div className="mb-8">
        <PageHeader
          banner={
            hasBanner && (
              <Banner action={<Button size="sm">Upgrade Plan</Button>} onDismiss={() => setBanner(false)}>
                5 days left out of your trial
              </Banner>
            )
          }
          kicker="Specimen"
          title="Type, colour and parts"
          actions={<ThemeChoice />}
        >
          Every part of the interface in every state. Light and dark come from one set of tokens.
        </PageHeader>
      </div>
      <TypeSection />
      <ColourSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <OverlaySection />
      <FeedbackSection />
      <PartSection />
    </AppShell>
  )
}

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <fieldset className="flex rounded-control bg-surface-3 p-1">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={theme === value}
          onClick={() => {
            chooseTheme(value)
            setTheme(value)
          }}
          className="hit-40 h-8 rounded-[4px] px-3 text-sm text-ink-3 transition-colors hover:text-ink aria-pressed:bg-surface-1 aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
