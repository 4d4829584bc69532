import { useState } from 'react'
import { Button, ButtonLink } from '../Button.tsx'
import { DraftOffer } from '../DraftOffer.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorPanel, Notice } from '../Notice.tsx'
import { ProgressLine } from '../ProgressLine.tsx'
import { Loading, Skeleton, SkeletonText } from '../Skeleton.tsx'
import { Spinner } from '../Spinner.tsx'
import { toast } from '../toast.ts'
import { UsageBar } from '../UsageBar.tsx'
import { Section, Specimen } from './Section.tsx'

export function FeedbackSection() {
  const [offer, setOffer] = useState(true)
  return (
    <Section
      id="feedback"
      title="Feedback"
      note="What happened, what was kept, what to do. In the place where it matters; a toast only for what has no place."
    >
      <div className="grid gap-3">
        <Notice title="The page has changed since you opened it">
          Your text is kept below; compare before saving.
        </Notice>
        <Notice tone="success" onDismiss={() => {}}>
          Blog uploaded to Google Drive
        </Notice>
        <Notice
          tone="warning"
          title="You've used all your blogs for this period"
          actions={<Button size="sm">Upgrade Plan</Button>}
        >
          {"You'll receive more blogs on 21 December 2026."}
        </Notice>
        <ErrorPanel title="Error generating outline" onRetry={() => {}}>
          The model did not answer. The 214 words that had arrived are kept below.
        </ErrorPanel>
        {offer && (
          <DraftOffer
            savedAt={Date.UTC(2026, 10, 20, 16, 5)}
            onRestore={() => setOffer(false)}
            onDiscard={() => setOffer(false)}
          />
        )}
      </div>
      <Specimen name="Toasts: 4 seconds, three at a time">
        <Button onClick={() => toast.success('Brand saved successfully')}>Success</Button>
        <Button onClick={() => toast.error('Failed to create blog', { description: 'Please try again.' })}>
          Error
        </Button>
        <Button
          onClick={() => toast.warning('Two files were too large', { action: { label: 'Show', onClick: () => {} } })}
        >
          Warning, with an action
        </Button>
        <Button onClick={() => toast.info('The brand was deleted in another window')}>Information</Button>
      </Specimen>
      <div className="grid gap-8 md:grid-cols-2">
        <Loading label="Loading the post" className="grid content-start gap-5">
          <Skeleton className="h-7 w-3/5" />
          <SkeletonText lines={5} />
        </Loading>
        <div className="grid content-start gap-6">
          <UsageBar label="Blogs" used={2} total={5} note="3 of 5 left" />
          <UsageBar label="Blogs" used={25} total={30} note="5 of 30 left" />
          <UsageBar label="Blogs" used={5} total={5} note="0 of 5 left" />
          <ProgressLine label="Uploading" value={60} />
          <ProgressLine label="Writing" />
          <p className="flex items-center gap-2 text-sm text-ink-3">
            <Spinner /> Saving
          </p>
        </div>
      </div>
      <div className="rounded-panel border border-line">
        <EmptyState
          level={3}
          title="No brands yet"
          action={
            <ButtonLink to="?" variant="primary">
              Create your first brand
            </ButtonLink>
          }
        >
          Create your first brand to start creating content.
        </EmptyState>
      </div>
    </Section>
  )
}
