import { Fragment } from 'react';
import { buttonCount, fields, useValues } from '../data';
import { people } from '../people';
import { perform } from '../stage';
import { PlainTable } from './PlainTable';
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
  Table: () => <PlainTable people={people} />,
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
