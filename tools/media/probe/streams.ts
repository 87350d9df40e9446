import { inputOf, run } from '../ffmpeg';

/** A stream as ffprobe describes it (https://ffmpeg.org/ffprobe.html), limited to what is read here. */
export type Stream = {
  index: number;
  codec_type?: string;
  codec_name?: string;
  width?: number;
  height?: number;
  channels?: number;
  field_order?: string;
  sample_aspect_ratio?: string;
  color_space?: string;
  color_transfer?: string;
  duration?: string;
  r_frame_rate?: string;
  avg_frame_rate?: string;
  disposition?: { attached_pic?: number };
  side_data_list?: { rotation?: number }[];
};

/** A piece of a stream, usually a frame: when it begins and how long it lasts, in seconds. */
export type Packet = { stream: number; time: number; length: number };

/**
 * What a media file says about itself.
 *
 * @throws {import('../ffmpeg').ToolFailed} when ffprobe cannot read it
 */
export async function describe(file: string, signal?: AbortSignal) {
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', inputOf(file)];
  const { stdout } = await run('ffprobe', args, signal);
  type Format = { format_name: string; start_time?: string; duration?: string };
  return JSON.parse(stdout) as { format: Format; streams: Stream[] };
}

/** Reads a media file to its end. @returns everything it contains */
export async function readPackets(file: string, signal?: AbortSignal): Promise<Packet[]> {
  const entries = 'packet=stream_index,pts_time,dts_time,duration_time';
  const args = ['-v', 'fatal', '-of', 'json=compact=1', '-show_entries', entries, inputOf(file)];
  const { stdout } = await run('ffprobe', args, signal);
  type Entry = { stream_index: number; pts_time?: string; dts_time?: string; duration_time?: string };
  return (JSON.parse(stdout) as { packets: Entry[] }).packets
    .map(({ stream_index, pts_time, dts_time, duration_time }) => ({
      stream: stream_index,
      time: Number(pts_time ?? dts_time),
      length: Number(duration_time ?? 0),
    }))
    .filter(({ time }) => !Number.isNaN(time));
}
