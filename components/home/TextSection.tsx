import { ButtonLink } from '@/components/ui/ButtonLink';
import { FittedText } from '@/components/ui/FittedText';
import { Prose } from '@/components/ui/Prose';
import type { TextContent } from '@/lib/schema/home';
import { Opening, Section, Statement } from './Section';
import styles from './TextSection.module.css';

export function TextSection({ content }: { content: TextContent }) {
  const { id, headline, lead, paragraphs = [], links = [], questions = [] } = content;
  return (
    <Section id={id}>
      <Opening content={content}>
        {headline && <FittedText lines={headline} className={styles.headline} />}
        <Statement>{lead}</Statement>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {links.map((link) => (
            <p key={link.href}>
              <ButtonLink link={link} />
            </p>
          ))}
        </Prose>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Opening>
    </Section>
  );
}
