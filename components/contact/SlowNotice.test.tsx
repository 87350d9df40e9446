import { fireEvent, render, screen } from '@testing-library/react';
import { form } from '@/lib/content/contact';
import { SlowNotice } from './SlowNotice';

it('says that the backend is slow, and stops when asked', () => {
  const onStop = jest.fn();
  const { container } = render(<SlowNotice content={form.slow} onStop={onStop} />);
  expect(container).toHaveTextContent(`${form.slow.text} ${form.slow.stop}`);
  fireEvent.click(screen.getByRole('button', { name: form.slow.stop }));
  expect(onStop).toHaveBeenCalledTimes(1);
});
