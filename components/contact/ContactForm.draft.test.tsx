import { act, cleanup, render, screen } from '@testing-library/react';
import { emptyDraft, readDraft, saveDraft } from '@/lib/browser/draft';
import { rememberSent } from '@/lib/browser/sent';
import { form as content } from '@/lib/content/contact';
import {
  answer,
  fetchMock,
  field,
  fillIn,
  form,
  hydrate,
  neverAnswer,
  notice,
  prepare,
  send,
  showExported,
  typed,
  typedNow,
  user,
} from './fixtures/contact-form';

prepare();

describe('the draft', () => {
  it('fills the fields', () => {
    saveDraft(typed);
    render(form);
    expect(typedNow()).toEqual(typed);
  });

  it('is saved with every key that the visitor types', async () => {
    render(form);
    await user.type(field(content.fields.name), 'Ad');
    expect(readDraft()).toMatchObject({ name: 'Ad' });
  });

  it('is emptied once the message is sent', async () => {
    await send();
    await screen.findByText(content.sent);
    expect(readDraft()).toEqual(emptyDraft);
  });

  it('is kept when sending fails', async () => {
    fetchMock.mockResolvedValue(answer(503));
    await send();
    await screen.findByText(content.failed.title);
    expect(readDraft()).toEqual(typed);
  });

  it('returns with a notice if it may have arrived, until the visitor changes it', async () => {
    neverAnswer();
    await send();
    cleanup();
    render(form);
    expect(typedNow()).toEqual(typed);
    expect(notice()).toHaveTextContent(content.failed.unsure);
    expect(notice()).toHaveTextContent(content.failed.reasons.unreachable);
    await user.type(field(content.fields.name), '!');
    cleanup();
    render(form);
    expect(notice()).toBeEmptyDOMElement();
  });

  it('wins over what the browser restores, which is older', () => {
    saveDraft(typed);
    showExported();
    fillIn({ ...typed, message: 'Older' });
    hydrate();
    expect(typedNow()).toEqual(typed);
  });
});

describe('a message that was sent', () => {
  /** The browser restores the page from memory, or another tab has sent a message. */
  const wake = (type: string) => act(() => void dispatchEvent(new Event(type)));

  it('does not return from the draft of another tab', () => {
    saveDraft(typed);
    rememberSent(typed);
    render(form);
    expect(typedNow()).toEqual(emptyDraft);
    expect(readDraft()).toMatchObject(emptyDraft);
  });

  it('does not return when the browser restores an older page', async () => {
    await send();
    await screen.findByText(content.sent);
    cleanup();
    showExported();
    field(content.fields.message).value = 'Its beginning';
    hydrate();
    expect(typedNow()).toEqual(emptyDraft);
  });

  it.each(['pageshow', 'storage'])('leaves a form that still shows it, at the event %s', (type) => {
    render(form);
    fillIn();
    rememberSent(typed);
    wake(type);
    expect(typedNow()).toEqual(emptyDraft);
  });

  it('takes its notice with it', async () => {
    fetchMock.mockResolvedValue(answer(503));
    await send();
    await screen.findByText(content.failed.title);
    rememberSent(typed);
    wake('storage');
    expect(notice()).toBeEmptyDOMElement();
  });

  it('does not change another message', () => {
    render(form);
    fillIn({ ...typed, name: 'Grace' });
    rememberSent(typed);
    wake('storage');
    expect(typedNow()).toEqual({ ...typed, name: 'Grace' });
  });

  it('does not change an equal message while that is being sent', async () => {
    neverAnswer();
    await send();
    rememberSent(typed);
    wake('storage');
    expect(typedNow()).toEqual(typed);
  });
});
