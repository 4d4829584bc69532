// Images and videos of blogs.
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './column-types.ts'

type ImagesTable = {
  image_id: Generated<string>
  deliverable_id: string
  file: string
  thumbnail: string
  alt: string
  width: number
  height: number
  model: string
  gdrive_file_id: string | null
  created_at: CreatedAt
}

type VideosTable = {
  video_id: Generated<string>
  deliverable_id: string
  generation_status: Generated<'not_started' | 'started' | 'generated' | 'failed'>
  file: string | null
  poster: string | null
  width: number | null
  height: number | null
  duration: number | null
  progress: number | null
  model: string | null
  error: string | null
  scenario_error: string | null
  operation: ColumnType<unknown, string | null | undefined, string | null>
  scenario_id: string | null
  first_frame_id: string | null
  created_at: CreatedAt
}

type ScenariosTable = {
  scenario_id: Generated<string>
  video_id: string
  text: Generated<string>
  model: string | null
  created_at: CreatedAt
}

type FirstFramesTable = {
  first_frame_id: Generated<string>
  scenario_id: string
  position: number
  file: string | null
  created_at: CreatedAt
}

export type MediaTables = {
  images: ImagesTable
  videos: VideosTable
  scenarios: ScenariosTable
  first_frames: FirstFramesTable
}
