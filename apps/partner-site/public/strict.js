// Shows what the element says of the page that it is on. Texts are set as texts: Trusted Types let no markup in.
const element = document.querySelector('songwai-booking');
const report = document.getElementById('report');
const refused = document.getElementById('refused');

document.addEventListener('securitypolicyviolation', () => {
  refused.textContent = String(Number(refused.textContent) + 1);
});

const create = (tag, text, className = '') => Object.assign(document.createElement(tag), { textContent: text, className });

const check = async () => {
  const { isReady, findings } = await element.preflight();
  const list = document.createElement('ul');
  for (const { level, message, id, help } of findings) {
    const item = create('li', '', level);
    const link = Object.assign(create('a', id), { href: help });
    item.append(create('b', report.dataset[level]), create('span', message, 'message'), link);
    list.append(item);
  }
  report.replaceChildren(create('p', isReady ? report.dataset.ready : report.dataset.notReady, 'verdict'), list);
};

element.addEventListener('songwai:ready', check, { once: true });
document.getElementById('again').addEventListener('click', check);
