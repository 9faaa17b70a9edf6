interface SwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  /** Without a name, the switch is locked. */
  name?: string;
}

/** A switch. A check box has its state for assistive technology, so it needs no `aria-checked`. */
export function Switch({ label, hint, isOn, name }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the check box itself says whether it is checked (ARIA in HTML) */}
      <input type="checkbox" role="switch" name={name} defaultChecked={isOn} disabled={!name} />
    </label>
  );
}
