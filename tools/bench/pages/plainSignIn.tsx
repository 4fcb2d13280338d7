import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../contestants/plain.css';

const fields = [
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'password', label: 'Password', type: 'password' },
] as const;

/** A sign-in form in plain React. */
function SignIn() {
  const [values, setValues] = useState({ email: '', password: '' });
  return (
    <form className="form">
      {fields.map(({ name, label, type }) => (
        <div key={name} className="field">
          <label htmlFor={name} className="label">
            {label}
          </label>
          <input
            id={name}
            type={type}
            className="control"
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </div>
      ))}
      <button type="submit" className="button solid">
        Sign In
      </button>
    </form>
  );
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<SignIn />);
