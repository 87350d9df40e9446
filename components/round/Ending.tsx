import { ButtonLink } from '@/components/ui/ButtonLink';
import { oneRoundGame as content } from '@/lib/content/round';
import styles from './Ending.module.css';

const canSend = () => navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] });

/** What one can do with the result. Nothing is stored, and only the visitor sends it. */
export function Ending({ draw, onAgain }: { draw: () => Promise<File>; onAgain: () => void }) {
  const saveFile = async () => {
    const file = await draw();
    const link = document.createElement('a');
    Object.assign(link, { href: URL.createObjectURL(file), download: file.name }).click();
  };

  // Rejected if the visitor changes their mind.
  const sendFile = async () => navigator.share({ files: [await draw()] }).catch(() => {});

  return (
    <div className={styles.next}>
      <button autoFocus className={styles.save} type="button" onClick={saveFile}>
        {content.save}
      </button>
      {canSend() && (
        <button className={styles.button} type="button" onClick={sendFile}>
          {content.send}
        </button>
      )}
      <button className={styles.button} type="button" onClick={onAgain}>
        {content.again}
      </button>
      <ButtonLink link={content.join} />
    </div>
  );
}
