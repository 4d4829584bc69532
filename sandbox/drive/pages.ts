// The pages of a person's Drive, which work without JavaScript.
import { html } from 'hono/html'
import { page, personLine, type Html } from '#sandbox/page.ts'
import type { Person } from '#sandbox/queries.ts'
import { documentType, folderType, isFiller, isFull } from './files.ts'
import type { SandboxFile } from './queries.ts'

const contentPath = (file_id: string) => `/drive/content/${file_id}`
export const viewPath = (file_id: string) => `/drive/file/${file_id}`
export const drivePath = (sub: string) => `/drive/${sub}`

export type DriveAction = 'bin' | 'restore' | 'delete' | 'fill' | 'empty' | 'withdraw'

type Shown = { person: Person; files: SandboxFile[]; hasAccess: boolean; home: string }

export const drivePage = ({ person, files, hasAccess, home }: Shown) => {
  const kept = files.filter(({ is_binned }) => !is_binned)
  const bin = files.filter(({ trashed }) => trashed)
  const isTop = ({ parents }: SandboxFile) => !kept.some(({ file_id }) => parents.includes(file_id))
  return page(
    `${person.given_name}’s Drive`,
    html`<h1>${person.given_name}’s Drive</h1>
      <div class="right">${personLine(person)}</div>
      <h2>My Drive</h2>
      ${kept.length > 0 ? fileList(kept.filter(isTop), kept) : html`<p class="soft">Nothing is here yet.</p>`}
      ${
        bin.length > 0
          ? html`<h2>Bin</h2>
              ${fileList(bin, [])}`
          : ''
      }
      <h2>Masthead’s access</h2>
      ${
        hasAccess
          ? setting(
              person,
              'withdraw',
              'Withdraw Masthead’s access',
              'Masthead may keep files here and change its own.',
            )
          : html`<p>Masthead has no access to this Drive. It asks for it at the next sign-in.</p>`
      }
      <h2>Storage</h2>
      ${
        isFull(files)
          ? setting(person, 'empty', 'Make room', 'This Drive is full.')
          : setting(person, 'fill', 'Fill this Drive', 'There is room. Fill it to see what Masthead says then.')
      }
      <div class="buttons">
        <a class="button" href="/">All people</a>
        <a class="button main" href="${home}">Back to Masthead</a>
      </div>`,
    { isWide: true },
  )
}

const setting = ({ sub }: Person, action: DriveAction, label: string, state: string) =>
  html`<form class="row" method="post" action="${drivePath(sub)}">
    <span>${state}</span>
    <button name="action" value="${action}">${label}</button>
  </form>`

/** Each folder with its contents, out of `all`. */
const fileList = (files: SandboxFile[], all: SandboxFile[]): Html =>
  html`<ul class="files">
    ${files.map((file) => {
      const inside = all.filter(({ parents }) => parents.includes(file.file_id))
      return html`<li>${fileRow(file)}${inside.length > 0 ? fileList(inside, all) : ''}</li>`
    })}
  </ul>`

const kinds: Record<string, string> = { [folderType]: 'Folder', [documentType]: 'Document' }

const fileRow = (file: SandboxFile) => {
  const { file_id, name, mime_type, trashed, modified_at } = file
  const isOpen = mime_type === documentType && !file.is_binned
  return html`<div class="row">
    <span class="file">
      ${isOpen ? html`<a href="${viewPath(file_id)}">${name}</a>` : html`<span>${name}</span>`}
      <span class="soft">${kinds[mime_type] ?? 'File'}, ${shortDate(modified_at)}</span>
    </span>
    ${isFiller(file) ? '' : actions(file_id, name, trashed)}
  </div>`
}

const actions = (file_id: string, name: string, isTrashed: boolean) =>
  html`<form class="actions" method="post" action="${viewPath(file_id)}">
    ${
      isTrashed
        ? html`${action('restore', 'Restore', name)} ${action('delete', 'Delete for ever', name)}`
        : action('bin', 'Move to bin', name)
    }
  </form>`

/** The file name is for screen readers only, which do not see the row. */
const action = (value: DriveAction, label: string, name: string) =>
  html`<button class="small" name="action" value="${value}">${label}<span class="unseen"> ${name}</span></button>`

const shortDate = (date: Date) => date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

type Shelf = { file_id: string; sub: string; name: string; isBinned: boolean }

/** The frame's sandbox: only links that open in a new tab. */
export const frameRights = 'allow-popups allow-popups-to-escape-sandbox'

/** The content is a separate page in a sandboxed frame. */
export const documentPage = ({ file_id, sub, name, isBinned }: Shelf) =>
  page(
    name,
    html`<div class="row">
        <h1>${name}</h1>
        <div class="actions">
          <a class="button small" href="${drivePath(sub)}">My Drive</a>
          ${isBinned ? '' : actions(file_id, name, false)}
        </div>
      </div>
      ${isBinned ? html`<p class="soft">This document is in the bin.</p>` : ''}
      <iframe class="document" title="The document" sandbox="${frameRights}" src="${contentPath(file_id)}"></iframe>`,
    { isWide: true },
  )
