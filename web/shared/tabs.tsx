/** A tab list walked by arrow keys, with the panel of the chosen tab. */
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** How much there is of it. */
  count?: number;
}

interface TabsProps<Name extends string> {
  tabs: readonly Tab<Name>[];
  chosen: Name;
  label: string;
  onChoose(name: Name): void;
  children: ComponentChildren;
}

export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { tabs, chosen, label, onChoose, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(tabs[next]!.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div role="tablist" class="tabs" aria-label={label} ref={list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.name}
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label} {tab.count !== undefined && <span class="count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        class="panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
