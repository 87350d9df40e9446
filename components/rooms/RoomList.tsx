'use client';

import notesStyles from '@/components/layout/styles/notes.module.css';
import tab from '@/components/layout/styles/tab.module.css';
import { rooms } from '@/lib/content/rooms';
import type { ThumbnailImage } from './stills';
import { RoomThumbnail } from './RoomThumbnail';
import styles from './RoomList.module.css';

type Props = {
  thumbnails: Readonly<Record<string, ThumbnailImage>>;
  openRoom: string;
  onRoom?: (id: string) => void;
};

/** It imports the rooms: as props, their notes would be in the page twice. */
export const RoomList = ({ thumbnails, openRoom, onRoom }: Props) => (
  <ol className={styles.list} style={{ '--rooms': rooms.length }}>
    {rooms.map(({ id, name, alt, notes }, index) => (
      <li key={id} style={{ '--index': index }}>
        <details
          className={styles.room}
          name="room"
          data-room={id}
          open={id === openRoom}
          // The visitor may have opened another room before hydration.
          suppressHydrationWarning
          onToggle={({ currentTarget }) => currentTarget.open && onRoom?.(id)}
        >
          <summary className={tab.tab}>
            <RoomThumbnail thumbnail={thumbnails[id]!} alt={alt} />
            <span>{name}</span>
          </summary>
          {notes.length > 0 && (
            <ul className={notesStyles.notes}>
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
