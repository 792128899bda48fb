import { describe, expect, it } from 'vitest';
import { readContracts } from './app/contracts.ts';

/** Calls of the specification (§7) that the gateway serves so far; those of cards, invoices and chat follow. */
const specified = [
  ...[
    'POST /login',
    'POST /logout',
    'POST /signup_mobile',
    'POST /resend_verify_code',
    'POST /verify_code',
    'POST /pdpa/customer',
  ],
  ...[
    'GET /forgetPassword/:userName/web',
    'POST /updateNewPassword',
    'POST /change_password',
    'POST /userInfo',
    'POST /update_user',
  ],
  ...['GET /user/setting/:id', 'POST /user/setting', 'POST /signon', 'GET /order/init/:id', 'GET /v2/department/users'],
  ...['GET /init_data_v3', 'POST /v3/price_option', 'POST /v4/price_option', 'POST /estimate_price'],
  ...['GET /fullday/api/v1/packages/:userGroup', 'POST /fullday/api/v1/create_job', 'POST /fullday/api/v1/quotation'],
  ...['POST /:partner/address/save', 'POST /:partner/estimate', 'GET /v2/get_near_drivers/:lat/:lng', 'POST /optimize'],
  ...['POST /create_job', 'POST /create_new_job', 'POST /get_job_detail', 'POST /get_job_detail_tracking'],
  ...['POST /get_job_detail_tracking_by_c', 'POST /get_current_job', 'POST /get_completed_job', 'POST /get_cancel_job'],
  ...['GET /job', 'GET /job/csv', 'POST /cancel_job', 'POST /v3/job/postpone', 'POST /job/:jobId/fixed/cancel'],
  ...['POST /customer_need_help', 'POST /job_waiting_for_rating', 'POST /job_rating', 'POST /job_rating_token'],
  ...['POST /slip/upload', 'POST /slip/remove', 'POST /add_favorite_driver', 'POST /add_block_driver'],
  ...['POST /get_list_favorite_driver', 'POST /remove_favorite_driver', 'POST /api_update_fix_driver'],
  ...['GET /get_suggest_place_list', 'GET /text_search', 'GET /search_address_by_location', 'POST /get_list_location'],
  ...['GET /invoice/header', 'POST /invoice/header', 'POST /invoice/header/delete/:headerId'],
  ...['POST /list_location', 'POST /save_location', 'POST /remove_location', 'POST /location/favorite'],
  ...['GET /wallet/packages', 'POST /wallet/packages/pay', 'GET /wallet/info', 'POST /wallet/history', 'POST /wallet/redeem'],
  ...['GET /v2/news', 'GET /v2/news/:id', 'GET /v2/news/unread/count', 'GET /promotion/web', 'POST /mkt_business_brochure'],
  ...['POST /user_tier/', 'POST /user_tier/promotions'],
];

describe('the calls of the specification', () => {
  it('stand in the contracts, each with its method and path', async () => {
    const offered = (await readContracts()).map(({ method, path }) => `${method} ${path}`);
    expect(specified.filter((call) => !offered.includes(call))).toEqual([]);
  });
});
