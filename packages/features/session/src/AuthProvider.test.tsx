import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './AuthProvider';

it('throws outside of its provider', () => {
  const WithoutProvider = () => <p>{useAuth().state.status}</p>;
  expect(() => renderToString(<WithoutProvider />)).toThrow('AuthContext must be placed within AuthProvider');
});
