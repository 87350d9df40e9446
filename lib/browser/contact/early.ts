import { fillFields, readDraft, readFields, saveDraft } from './draft';

/**
 * Starts before the page has a form, and stays as long as the page. It does two things:
 * - It owns the draft. It fills each field as soon as the parser adds it, which is before anybody can type, and saves
 *   the draft at each input. So the draft is never older than what the fields show, and to fill them again is harmless.
 * - It keeps a press on Send for React. The press disables the button, and the styles show that the form sends. Once
 *   React runs, the form is submitted again. If React is overdue, the line after the form appears, and the press is off.
 */
export default function early() {
  let draft = readDraft() ?? {};
  let isPressed = false;
  let isOverdue = false;

  const find = () => document.querySelector<HTMLFormElement>('form[data-early]');

  const press = (form: HTMLFormElement | null, pressed: boolean) => {
    isPressed = pressed;
    form?.querySelector('button')!.setAttribute('aria-disabled', String(pressed));
    // Without a question, a visitor who leaves now would think that the message was sent.
    onbeforeunload = pressed ? () => true : null;
  };

  /** The form is new, has another field, or React runs in it. React draws a translated form again, without its texts. */
  const update = () => {
    const form = find();
    if (form) fillFields(form, draft);
    if (form?.dataset.script === 'needed') return;
    if (form) observer.disconnect();
    if (!isPressed) return;
    press(form, false);
    form?.requestSubmit();
  };
  const observer = new MutationObserver(update);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-script'] });

  /** The browser may have restored an older text, and a page that was kept or prerendered may have an older draft. */
  const restore = () => {
    draft = readDraft() ?? draft;
    update();
  };
  addEventListener('DOMContentLoaded', restore);
  addEventListener('pageshow', restore);
  document.addEventListener('prerenderingchange', restore);

  addEventListener('input', ({ target }) => {
    const form = find();
    if (!form?.contains(target as Node)) return;
    // It is another message now.
    draft = { ...draft, ...readFields(form), isUnconfirmed: false };
    saveDraft(draft);
    if (isPressed) press(form, false);
  });

  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    if (form.dataset.script !== 'needed') return;
    if (isOverdue) form.nextElementSibling!.querySelector('a')!.focus();
    else press(form, true);
  });

  addEventListener('animationend', ({ target }) => {
    const form = find();
    if (target !== form?.nextElementSibling) return;
    isOverdue = true;
    if (isPressed) press(form, false);
  });
}
