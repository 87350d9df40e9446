import { fieldNames } from '@/lib/contact-fields';
import { recordKey } from './contact-record';
import { fieldId, formId } from './form-elements';

/** After it, a reload is offered: a script that has not come by then may never come. */
const patienceMs = 12_000;

/**
 * Runs right after the form, until React takes over (use-contact-form.ts). It fills in the tab's record, writes into it
 * what is typed, and remembers a press on Send until the visitor types on or leaves.
 */
export const earlyScript = `{
  const form = document.getElementById('${formId}');
  const fields = ${JSON.stringify(fieldNames.map(fieldId))}.map((id) => document.getElementById(id));
  const stopWaiting = () => { delete form.dataset.waiting; };
  let record = {};
  try {
    record = { ...JSON.parse(sessionStorage.getItem('${recordKey}')) };
  } catch {}
  for (const field of fields) {
    const text = record.message?.[field.name];
    if (typeof text === 'string') field.value = text;
  }
  form.oninput = () => {
    stopWaiting();
    record.message = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    try {
      sessionStorage.removeItem('${recordKey}');
      sessionStorage.setItem('${recordKey}', JSON.stringify(record));
    } catch {}
  };
  form.onsubmit = () => {
    form.dataset.waiting = '';
    setTimeout(() => { if (form.dataset.waiting === '') form.dataset.waiting = 'long'; }, ${patienceMs});
  };
  addEventListener('pagehide', stopWaiting);
}`;
