import { readDraft, saveDraft, type Draft } from '../draft';

/** Shows the status to screen readers. */
function announce(form: HTMLFormElement, status: string | null) {
  form.querySelector('[role=status]')!.textContent = status;
}

/** Locks the form while a message waits to be sent, or unlocks it. `label` is the text of its button. */
function show(form: HTMLFormElement, busy: boolean, label: string, status: string | null) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) field.readOnly = busy;
  const button = form.querySelector('button')!;
  button.setAttribute('aria-disabled', String(busy));
  button.firstElementChild!.textContent = label;
  announce(form, status);
  // Without a warning, a visitor who leaves now would think that the message was sent.
  onbeforeunload = busy ? () => true : null;
}

function keep(changes: Partial<Draft>) {
  saveDraft({ ...readDraft(), ...changes });
}

/** Shows that the form is being sent, until the line after it appears because React is long overdue. */
function press(form: HTMLFormElement) {
  const line = form.nextElementSibling;
  if (!line) return;
  form.dataset.pressed = '';
  const sending = form.dataset.sending!;
  const label = form.querySelector('button')!.textContent!;
  if (label === sending) return;
  if (getComputedStyle(line).visibility === 'visible') return line.querySelector('a')!.focus();
  show(form, true, sending, sending);
  keep({ unconfirmed: true });
  line.addEventListener('animationend', () => show(form, false, label, line.textContent));
}

/**
 * Lets the visitor press Send before React runs. It keeps what is typed in the draft, remembers the press in
 * `data-pressed`, and shows that the form is being sent; useContactForm sends it once it can. If React does not come,
 * the visitor can edit the form again beside the e-mail line (WithoutScript.tsx). It stops once React removes that line,
 * and puts it back if React then does nothing about a press.
 */
export default function earlySend() {
  let line: Element;
  addEventListener('DOMContentLoaded', () => (line = document.querySelector('form + p')!));

  addEventListener('input', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement;
    if (!form?.nextElementSibling) return;
    delete form.dataset.pressed;
    announce(form, '');
    keep({ [name]: value, unconfirmed: false });
  });

  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    if (form.nextElementSibling) return press(form);
    // React shows at once that it sends.
    setTimeout(() => {
      if (!form.querySelector('[aria-disabled=true], [role=alert] > *')) form.after(line);
      press(form);
    });
  });
}
