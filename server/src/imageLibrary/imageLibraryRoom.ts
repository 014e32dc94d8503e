import type { Room } from "../room.ts";
import { approvalRoutes } from "./approval/approvalRoutes.ts";
import { imageReviewRoutes } from "./approval/imageReviewRoutes.ts";
import { bringPicturesRoutes } from "./archive/bringPicturesRoutes.ts";
import { importRoutes } from "./archive/importRoutes.ts";
import { catalogueRoutes, type CatalogueReader } from "./catalogue/catalogueRoutes.ts";
import { articleCountRoutes } from "./image/articleCountRoutes.ts";
import { imageFileRoutes } from "./image/imageFileRoutes.ts";
import { imageLists } from "./image/imageLists.ts";
import { imageSubjectRoutes } from "./image/imageSubjectRoutes.ts";
import { imageThreatRoutes } from "./image/imageThreatRoutes.ts";
import { imageUseRoutes } from "./image/imageUseRoutes.ts";
import { pictureRoutes } from "./image/pictureRoutes.ts";
import { orderQueue } from "./order/orderQueue.ts";
import { orderRoutes } from "./order/orderRoutes.ts";
import { progressRoutes } from "./order/progressRoutes.ts";
import { startOrders } from "./order/startOrders.ts";
import { storageRoutes } from "./order/storageRoutes.ts";
import { coverageRoutes } from "./pool/coverageRoutes.ts";
import { rotateRoutes } from "./pool/rotateRoutes.ts";
import { remakeRoutes } from "./remake/remakeRoutes.ts";
import { startTasks } from "./tasks/startTasks.ts";
import { archiveQueue, remakeQueue } from "./tasks/taskQueues.ts";
import { taskRoutes } from "./tasks/taskRoutes.ts";
import { bagRoutes } from "./threatProjection/bagRoutes.ts";
import { projectionRoutes } from "./threatProjection/projectionRoutes.ts";

/** The pictures of bags: made, brought in, approved, kept. */
export const imageLibraryRoom = (objectLibrary: CatalogueReader): Room => ({
  routes: [
    imageLists,
    imageFileRoutes,
    imageSubjectRoutes,
    imageThreatRoutes,
    imageUseRoutes,
    articleCountRoutes,
    pictureRoutes,
    approvalRoutes,
    imageReviewRoutes,
    orderRoutes,
    progressRoutes,
    storageRoutes,
    coverageRoutes,
    rotateRoutes,
    catalogueRoutes(objectLibrary),
    importRoutes,
    bringPicturesRoutes,
    taskRoutes,
    remakeRoutes,
    projectionRoutes,
    bagRoutes,
  ],
  jobs: [startOrders, startTasks],
  queues: [orderQueue, archiveQueue, remakeQueue],
  conflicts: { image_libraries_owner_domain_id_name_key_key: { code: "ImageLibraryConflict", field: "name" } },
});
