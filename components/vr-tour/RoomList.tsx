'use client';

import { rooms } from '@/lib/content/rooms';
import type { RoomThumbnail } from '@/lib/media';
import styles from './RoomList.module.css';

type Props = {
  /** By the ids of the rooms. */
  thumbnails: Readonly<Record<string, RoomThumbnail>>;
  /** The id of the open room. */
  room?: string;
  onRoom?: (id: string) => void;
};

/**
 * The rooms with their notes, one of them open. The poster of the first room is above the list. It runs in the browser,
 * too, so that the notes are in the page once, and not again in React's data.
 */
export const RoomList = ({ thumbnails, room = rooms[0]!.id, onRoom }: Props) => (
  <ol className={styles.list}>
    {rooms.map(({ id, name, alt, notes }, index) => (
      <li key={id}>
        <details
          className={styles.room}
          name="room"
          data-room={id}
          open={id === room}
          // The visitor may have opened another one before React hydrates the list.
          suppressHydrationWarning
          onToggle={({ currentTarget }) => currentTarget.open && onRoom?.(id)}
        >
          <summary>{name}</summary>
          {index > 0 && <img {...thumbnails[id]} alt={alt} loading="lazy" data-print="no" />}
          {notes.length > 0 && (
            <ul>
              {notes.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}:</b>
                  {` ${text}`}
                </li>
              ))}
            </ul>
          )}
        </details>
      </li>
    ))}
  </ol>
);
