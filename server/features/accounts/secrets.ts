// Secrets that a browser holds: 256 random bits there, only their hash in the database.
import { createHash, randomBytes } from 'node:crypto'

const secretBytes = 32

export const newSecret = () => randomBytes(secretBytes).toString('base64url')

/** A fast hash is enough for 256 random bits. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
