'use client';

import { rooms } from '@/lib/content/rooms';
import type { RoomThumbnail } from '@/lib/media';
import styles from './RoomList.module.css';

/**
 * The rooms with their notes, one of them open. LookAround shows the first poster. It runs in the browser, too,
 * so that the notes are in the page once, and not again in React's data.
 */
export function RoomList({ thumbnails }: { thumbnails: Readonly<Record<string, RoomThumbnail>> }) {
  return (
    <ol className={styles.list}>
      {rooms.map(({ id, name, alt, notes }, index) => (
        <li key={id}>
          <details className={styles.room} name="room" data-room={id} open={index === 0}>
            <summary>{name}</summary>
            {index > 0 && <img {...thumbnails[id]} alt={alt} loading="lazy" data-print="no" />}
            <ul>
              {notes.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}:</b>
                  {` ${text}`}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}
