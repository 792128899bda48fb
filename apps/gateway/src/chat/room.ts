import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { MailSupport } from '../jobs/support-mail.ts';
import type { Room } from '../platform/room.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { noteLook } from './admin/act-queries.ts';
import { registerAnswers } from './admin/answer-routes.ts';
import { registerMatters } from './admin/matter-routes.ts';
import { registerQuestions } from './admin/question-routes.ts';
import { createQuestions } from './admin/questions.ts';
import { createAwayNotifier } from './away/notify-away.ts';
import { registerDriverChat } from './driver/driver-routes.ts';
import { forgetChats } from './forget-queries.ts';
import { createJobNewsHandler, noteJobNews } from './jobs/follow-jobs.ts';
import { createChatHub } from './live/chat-hub.ts';
import { createStreamOpener } from './live/open-stream.ts';
import { registerChatStreams } from './live/stream-routes.ts';
import { chatPersonalData } from './personal-data.ts';
import { registerReports } from './reports/report-routes.ts';
import { createRoomReader } from './rooms/history.ts';
import { registerRooms } from './rooms/room-routes.ts';
import { createSearch } from './rooms/search-rooms.ts';
import { createShowRooms } from './rooms/show-rooms.ts';
import { createSimulatedTalk } from './simulated/simulated-driver.ts';
import { registerAsking } from './support/customer-routes.ts';
import { registerHelp } from './support/help-routes.ts';
import type { ChatTables } from './tables.ts';
import { createRoomMarks } from './writing/mark-room.ts';
import { registerWriting } from './writing/message-routes.ts';
import { createChatPhotos } from './writing/photos.ts';
import { createWriter } from './writing/write-message.ts';

/** Chats of jobs, and of customers with support. */
export const chat: Room<Pick<IdentityOffers, 'callLimits'> & { readonly store: ObjectStore; readonly mailSupport: MailSupport }> =
  {
    name: 'chat',
    tables: [
      ...(['chat_clock', 'chat_rooms', 'chat_members', 'chat_messages', 'chat_photos', 'chat_support'] as const),
      ...(['chat_reports', 'chat_answers', 'chat_admin_acts', 'chat_job_news'] as const),
    ] satisfies readonly (keyof ChatTables)[],
    personalData: chatPersonalData,
    forget: forgetChats,
    open: ({ db, clock, random, startTimer, log, events, config, deskMatters }, { callLimits: limits, store, mailSupport }) => {
      const { isProduction, simulationSpeed, http } = config;
      const common = { db, clock, limits };
      const simulated = createSimulatedTalk({ db, clock, startTimer, log });
      const isSimulating = simulationSpeed > 0;
      const nothing = async () => undefined;
      const show = createShowRooms(db);
      const readRoom = createRoomReader({
        ...common,
        show,
        onLook: (adminId, roomId) => noteLook(db, { admin_id: adminId, room_id: roomId, act: 'read', at: clock.now() }),
      });
      const hub = createChatHub({ db, clock, events, log });
      return {
        offers: {},
        routes: (app) => {
          const writing = {
            db,
            write: createWriter({ ...common, onMessage: isSimulating ? simulated.onMessage : nothing }),
            photos: createChatPhotos({ ...common, random, store, isProduction }),
            marks: createRoomMarks(common),
          };
          registerRooms(app, { ...common, show, readRoom, search: createSearch({ db, clock, show }) });
          registerWriting(app, writing);
          registerDriverChat(app, { ...writing, clock, show, readRoom });
          registerAsking(app, { ...common, show });
          registerHelp(app, { ...common, mailSupport });
          registerQuestions(app, { ...common, show, questions: createQuestions(common) });
          registerMatters(app, { db, clock, deskMatters });
          registerAnswers(app, common);
          registerReports(app, common);
          const open = createStreamOpener({ db, clock, hub, startTimer, streams: http.streams });
          registerChatStreams(app, { hub, open });
        },
        workers: [createAwayNotifier({ db, clock, startTimer, log }), ...(isSimulating ? [simulated] : [])],
        eventHandlers: [isSimulating ? createJobNewsHandler(simulated) : noteJobNews],
      };
    },
  };
