import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { Navigate } from 'react-router'
import type { RouteObject } from 'react-router'
import { paths } from './paths.ts'

type Load = () => Promise<ComponentType>

// The same component for the same loader: the steps of a wizard share one, and keep their state from step to step.
const screens = new Map<Load, LazyExoticComponent<ComponentType>>()

/** A lazy screen (or a layout with `children`). */
function screen(path: { pattern: string } | undefined, load: Load, children?: RouteObject[]): RouteObject {
  const Screen = screens.get(load) ?? lazy(async () => ({ default: await load() }))
  screens.set(load, Screen)
  return { path: path?.pattern, element: <Screen />, handle: load, children }
}

const landingPage: Load = async () => (await import('./features/accounts/LandingPage.tsx')).LandingPage
const textPage: Load = async () => (await import('./features/pages/TextPage.tsx')).TextPage
const brandWizardPage: Load = async () => (await import('./features/brands/wizard/BrandWizardPage.tsx')).BrandWizardPage
const blogWizardPage: Load = async () => (await import('./features/blogs/wizard/WizardPage.tsx')).WizardPage
const deliverablesPage: Load = async () =>
  (await import('./features/deliverables/DeliverablesPage.tsx')).DeliverablesPage
const paymentCancelledPage: Load = async () =>
  (await import('./features/billing/PaymentCancelledPage.tsx')).PaymentCancelledPage
const paymentSuccessPage: Load = async () =>
  (await import('./features/billing/PaymentSuccessPage.tsx')).PaymentSuccessPage
const manualBrandPage: Load = async () => (await import('./features/brands/ManualBrandPage.tsx')).ManualBrandPage

const showsGallery = import.meta.env.DEV || import.meta.env.VITE_SHOW_UI === '1'

/** One line per screen: its path and loader. Screens that fetch data are inside QueryRoot. */
export const routes: RouteObject[] = [
  screen(paths.landing, landingPage),
  screen(paths.login, landingPage),
  screen(paths.faqs, textPage),
  screen(paths.demo, textPage),
  screen(paths.privacy, textPage),
  screen(paths.cookies, textPage),
  screen(paths.terms, textPage),
  screen(undefined, async () => (await import('./lib/QueryRoot.tsx')).QueryRoot, [
    screen(paths.pay, async () => (await import('./features/billing/PayPage.tsx')).PayPage),
    screen(paths.paymentCancelled, paymentCancelledPage),
    screen(paths.paymentSuccess, paymentSuccessPage),
    screen(paths.logout, async () => (await import('./features/accounts/LogoutPage.tsx')).LogoutPage),
    screen(undefined, async () => (await import('./features/layout/AppLayout.tsx')).AppLayout, [
      screen(paths.dashboard, async () => (await import('./features/dashboard/DashboardPage.tsx')).DashboardPage),
      screen(paths.settings, async () => (await import('./features/settings/SettingsPage.tsx')).SettingsPage),
      screen(paths.deliverables, deliverablesPage),
      screen(paths.brands, async () => (await import('./features/brands/BrandsPage.tsx')).BrandsPage),
      screen(paths.newBrandManually, manualBrandPage),
      screen(paths.newBrand, brandWizardPage),
      screen(paths.brandWebsite, brandWizardPage),
      screen(paths.brandStatus, brandWizardPage),
      screen(paths.brandReview, brandWizardPage),
      screen(paths.brandFinalize, brandWizardPage),
      screen(paths.brand, async () => (await import('./features/brands/BrandPage.tsx')).BrandPage),
      screen(paths.editBrand, async () => (await import('./features/brands/EditBrandPage.tsx')).EditBrandPage),
      screen(paths.newBlog, blogWizardPage),
      screen(paths.blogIntro, blogWizardPage),
      screen(paths.blogBrief, blogWizardPage),
      screen(paths.blogFormat, blogWizardPage),
      screen(paths.blogTopic, blogWizardPage),
      screen(paths.blogKeywords, blogWizardPage),
      screen(paths.blogOutline, blogWizardPage),
      screen(paths.blogApprove, blogWizardPage),
      screen(paths.blog, async () => (await import('./features/blogs/BlogPage.tsx')).BlogPage),
      screen(paths.blogMedia, async () => (await import('./features/media/MediaPage.tsx')).MediaPage),
      screen(paths.editBlog, async () => (await import('./features/blogs/EditBlogPage.tsx')).EditBlogPage),
    ]),
  ]),
  ...(showsGallery ? [screen(paths.ui, async () => (await import('./ui/gallery/GalleryPage.tsx')).GalleryPage)] : []),
  { path: '*', element: <Navigate to={paths.landing()} replace /> },
]

/** Loads a screen and its layouts in parallel, which would otherwise wait for each other. */
export function preload(matched: readonly { route: RouteObject }[] | null): void {
  // A failure is shown where the screen is rendered.
  for (const { route } of matched ?? []) (route.handle as Load | undefined)?.().catch(() => {})
}
