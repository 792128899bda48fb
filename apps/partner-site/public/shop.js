// The shop's own script: what the delivery costs stands in the shop's own summary, too.
const fee = document.getElementById('fee');

document.addEventListener('songwai:price', ({ detail }) => {
  const baht = (detail.amountSatang / 100).toLocaleString('en-US', { maximumFractionDigits: 2 });
  fee.textContent = `฿${baht} ${fee.dataset.known}`;
});
