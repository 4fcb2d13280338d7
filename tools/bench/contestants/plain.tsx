import { Fragment } from 'react';
import { bin, buttonCount, fields, headers, pencil, people, useValues } from '../data';
import { perform } from '../stage';
import './plain.css';

/** Plain browser elements: the baseline of the comparison. */
perform({
  Surroundings: Fragment,
  Buttons: () =>
    Array.from({ length: buttonCount }, (_, index) => (
      <button key={index} type="button" className="button">
        Button {index}
      </button>
    )),
  Table: () => (
    <table className="table" aria-label="Contacts">
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col" className={header === 'Policies' ? 'head end' : 'head'}>
              {header}
            </th>
          ))}
          <th scope="col" className="head">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, initials, email, phone, city, active, status, policies, updated }) => (
          <tr key={id} className="row">
            <th scope="row" className="cell">
              <span className="person">
                <span className="avatar" aria-hidden>
                  {initials}
                </span>
                {name}
              </span>
            </th>
            <td className="cell">{email}</td>
            <td className="cell">{phone}</td>
            <td className="cell">{city}</td>
            <td className="cell">
              <span className={active ? 'chip good' : 'chip bad'}>{status}</span>
            </td>
            <td className="cell end">{policies}</td>
            <td className="cell">{updated}</td>
            <td className="cell">
              <span className="actions">
                <button type="button" className="action" aria-label={`Edit ${name}`} title={`Edit ${name}`}>
                  {pencil}
                </button>
                <button type="button" className="action" aria-label={`Delete ${name}`} title={`Delete ${name}`}>
                  {bin}
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  Form: ({ open }) =>
    open && (
      <dialog ref={showModal} className="dialog" aria-labelledby="title">
        <h2 id="title" className="title">
          Edit Contact
        </h2>
        <Fields />
        <div className="footer">
          <button type="button" className="button">
            Cancel
          </button>
          <button type="button" className="button solid">
            Save
          </button>
        </div>
      </dialog>
    ),
  setTheme: (theme) => {
    document.documentElement.dataset.theme = theme;
  },
});

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
}

function Fields() {
  const { read, change } = useValues();
  return (
    <div className="form">
      {fields.map(({ name, label, options }) => (
        <div key={name} className="field">
          <label htmlFor={name} className="label">
            {label}
          </label>
          {options ? (
            <select
              id={name}
              className="control"
              value={read(name)}
              onChange={(event) => change(name, event.target.value)}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={name}
              className="control"
              value={read(name)}
              onChange={(event) => change(name, event.target.value)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
