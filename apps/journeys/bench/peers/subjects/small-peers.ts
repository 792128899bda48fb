import type { Peer } from './subject.ts';

/** The least that a custom element can be: what all others are compared with. */
export const emptyElement: Peer = {
  id: 'empty',
  name: 'empty element',
  markup: '<empty-element></empty-element>',
  source: `customElements.define('empty-element', class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const text = document.createElement('p');
      text.textContent = 'Empty';
      this.attachShadow({ mode: 'open' }).append(text);
    }
  });`,
  usable: { seen: [['empty-element', 'p']] },
};

const altcha: Peer = {
  id: 'altcha',
  name: 'ALTCHA',
  markup: '<altcha-widget></altcha-widget>',
  source: `import 'altcha';`,
  usable: { seen: [['altcha-widget input[type=checkbox]']] },
};

const shoelace: Peer = {
  id: 'shoelace',
  name: 'Shoelace, 3 controls',
  markup: `<sl-input label="Name"></sl-input>
    <sl-select label="Vehicle"><sl-option value="1">Motorcycle</sl-option><sl-option value="2">Car</sl-option></sl-select>
    <sl-button variant="primary">Next</sl-button>`,
  source: `import '@shoelace-style/shoelace/dist/themes/light.css';
    import '@shoelace-style/shoelace/dist/components/input/input.js';
    import '@shoelace-style/shoelace/dist/components/select/select.js';
    import '@shoelace-style/shoelace/dist/components/option/option.js';
    import '@shoelace-style/shoelace/dist/components/button/button.js';`,
  usable: {
    seen: [
      ['sl-input', 'input'],
      ['sl-select', 'input'],
      ['sl-button', 'button'],
    ],
  },
};

const typebot: Peer = {
  id: 'typebot',
  name: 'Typebot',
  markup: '<typebot-standard style="width:100%;height:600px"></typebot-standard>',
  source: `import '@typebot.io/js/web';
    globalThis.mountPeer = (element) => {
      Object.assign(element, { typebot: 'bench', apiHost: VENDOR });
      return () => {};
    };
    globalThis.mountPeer(document.querySelector('typebot-standard'));`,
  usable: { seen: [['typebot-standard', 'input, textarea']] },
};

/** Peers that need little around them. */
export const smallPeers: readonly Peer[] = [altcha, shoelace, typebot];
