import { Plus } from '@/components/ui/Plus';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { plateHref } from '@/lib/content/home/numbers';
import type { problem } from '@/lib/content/home/problem';
import styles from './Comparison.module.css';

/** Compares two evenings, aspect by aspect. Each row links to its drawing. */
export function TaleOfTheTape({ content }: { content: (typeof problem)['tape'] }) {
  return (
    <table className={styles.tape}>
      <caption>{content.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{content.aspect}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.today}>
            {content.today}
          </th>
          <th scope="col" className={styles.here}>
            <Plus className={styles.plus} />
            {content.here}
          </th>
        </tr>
      </thead>
      <tbody>
        {content.rows.map(({ aspect, today, here, plate }) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            <td className={styles.today}>{today}</td>
            <td className={styles.here}>
              <a href={plateHref(plate)}>{here}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
