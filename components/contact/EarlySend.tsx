/**
 * Runs in the browser before the page is drawn, as text, so it names nothing else of this file. Until React comes and
 * takes the e-mail line after the form away, it keeps what is typed in the draft, and a press of Send in mind.
 */
export function earlySend() {
  const keep = (texts: object) => {
    try {
      const draft = JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}');
      // Where storage is full, no draft is better than an old one.
      sessionStorage.removeItem('contact-draft');
      sessionStorage.setItem('contact-draft', JSON.stringify({ ...draft, ...texts }));
    } catch {
      // Storage is refused or full: the text is still in the form.
    }
  };

  const announce = (form: HTMLFormElement, status: string | null) => {
    form.querySelector('[role=status]')!.textContent = status;
  };

  /** Locks the form while it is to be sent, or unlocks it; `label` is on its button, `status` is announced. */
  const show = (form: HTMLFormElement, busy: boolean, label: string, status: string | null) => {
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) field.readOnly = busy;
    const button = form.querySelector('button')!;
    button.setAttribute('aria-disabled', String(busy));
    button.firstElementChild!.textContent = label;
    announce(form, status);
    // Whoever leaves now would take an unsent message for a sent one.
    onbeforeunload = busy ? () => true : null;
  };

  addEventListener('input', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement;
    if (!form?.nextElementSibling) return;
    delete form.dataset.pressed;
    announce(form, '');
    keep({ [name]: value, unconfirmed: false });
  });

  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    const line = form.nextElementSibling;
    if (!line) return;
    form.dataset.pressed = '';
    const sending = form.dataset.sending!;
    const label = form.querySelector('button')!.textContent!;
    if (getComputedStyle(line).visibility === 'visible') return line.querySelector('a')!.focus();
    show(form, true, sending, sending);
    keep({ unconfirmed: true });
    // The line appears once the script is long overdue.
    line.addEventListener('animationend', () => show(form, false, label, line.textContent));
  });
}

/**
 * Lets the visitor press Send before the form's script has come: the form says that it is being sent, and
 * useContactForm sends it once it can. Where the script does not come, the form can be edited again beside the e-mail
 * line (WithoutScript).
 */
export function EarlySend() {
  return <script data-early dangerouslySetInnerHTML={{ __html: `(${earlySend})()` }} />;
}
