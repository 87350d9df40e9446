import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { ComparisonContent } from '@/lib/schema/home';
import styles from './Comparison.module.css';

export function Comparison({ content }: { content: ComparisonContent }) {
  return (
    <table className={styles.comparison}>
      <caption>{content.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{content.aspect}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.today}>
            {content.today}
          </th>
          <th scope="col" className={styles.ours}>
            {content.ours}
          </th>
        </tr>
      </thead>
      <tbody>
        {content.rows.map(({ aspect, today, ours, status }) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            <td className={styles.today}>{today}</td>
            <td className={styles.ours}>
              {ours} {status && <span className={styles.status}>{status}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
